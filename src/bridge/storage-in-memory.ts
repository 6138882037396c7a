import 'fake-indexeddb/auto';

/*
 * In the place of what a browser refuses: the same in memory, for as long as the page is open. Loaded before all code that
 * stores something.
 */

/** Records are its own properties, so that they can be listed as those of a browser's. */
class MemoryStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }

  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const replace = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

replace('localStorage', new MemoryStorage());
replace('sessionStorage', new MemoryStorage());

// Firefox throws as one is opened, which Dexie does at once. Nothing of this page concerns another one.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

// The database takes one task for each request: a timer would take four milliseconds for each.
const tasks: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => tasks.shift()?.());
port1.start();
replace('setImmediate', (task: () => void) => {
  tasks.push(task);
  port2.postMessage(null);
});
