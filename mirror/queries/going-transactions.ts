/** What a page tells its worker that it is about to end. */
export const END_TRANSACTIONS = 'end-transactions';

const going = new Set<IDBTransaction>();

/** From now on the transactions of this page or worker are known, so that all of them can be ended at once. */
export function followTransactions(): void {
  if (typeof IDBDatabase === 'undefined') return;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    follow(transaction);
    return transaction;
  };
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given);
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction !== null) follow(request.transaction);
    });
    return request;
  };
}

function follow(transaction: IDBTransaction): void {
  going.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => going.delete(transaction));
}

/**
 * Ends what this page or worker still reads and writes, before the browser does: Safari keeps the transactions of a page that
 * may come back, and those of a worker that it ends while it reads and writes, and lets nobody in any more (WebKit bugs 315804
 * and 324094). One that makes a database is ended too: whoever opens it next makes it. Nothing is lost by it: each is whole or did not happen.
 */
export function endTransactions(): void {
  for (const transaction of going) {
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  }
}
