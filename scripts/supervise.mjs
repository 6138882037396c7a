import { fork } from 'node:child_process';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** One that served for so long was well: when it dies, the next one is started at once. */
const WELL_AFTER = 60_000;
/** A server answers what it has before it stops; one that hangs is not waited for. */
const STOP_WITHIN = 30_000;

/**
 * Runs a server in a process of its own, and starts it again when it dies. It sends a message when it serves, and ends by
 * itself when this process is gone. One that ends well was asked to, and one that cannot start for its settings (code 1)
 * or has never served is for a person to mend: that ends this too.
 * @param {string} file
 * @param {Record<string, string>} settings environment variables of the server
 * @returns {Promise<number>} the code of the server that ended for good
 */
export function supervise(file, settings) {
  const env = { ...process.env, ...settings };
  const execArgv = [...process.execArgv, '--enable-source-maps'];
  process.stdout.on('error', () => undefined);
  return new Promise((resolve) => {
    let hasServed = false;
    let isStopping = false;
    let deaths = 0;
    /** @type {NodeJS.Timeout | undefined} */
    let next;
    let server = begin();

    function begin() {
      let servesSince = Infinity;
      const begun = fork(file, { env, execArgv });
      begun.once('message', () => {
        hasServed = true;
        servesSince = Date.now();
      });
      begun.once('exit', (code, signal) => {
        // It may not have begun to listen to signals.
        if (isStopping && signal === 'SIGTERM') return resolve(0);
        if (isStopping || code === 0 || code === 1 || !hasServed) return resolve(code ?? 1);
        deaths = Date.now() - servesSince > WELL_AFTER ? 1 : deaths + 1;
        const pause = pauseAfter(deaths);
        tell('the server died and is started again', { code, signal, pause });
        next = setTimeout(() => (server = begin()), pause);
      });
      return begun;
    }

    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => {
        isStopping = true;
        clearTimeout(next);
        if (server.exitCode !== null || server.signalCode !== null) return resolve(0);
        server.kill('SIGTERM');
        setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN).unref();
      });
    }
  });
}

/**
 * Milliseconds until the next start.
 * @param {number} deaths one after the other, none of them after a minute of service
 */
export function pauseAfter(deaths) {
  return deaths <= 1 ? 0 : Math.min(FIRST_PAUSE * 2 ** (deaths - 2), LONGEST_PAUSE);
}

/**
 * One line as the server's own log has them.
 * @param {string} event
 * @param {object} fields
 */
function tell(event, fields) {
  console.log(JSON.stringify({ at: new Date().toISOString(), level: 'error', event, ...fields }));
}
