import { fork } from 'node:child_process';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** A server that ran this long was healthy: when it dies, the next one is started at once. Milliseconds. */
const WELL_AFTER = 60_000;
/** Milliseconds for a stopping server to answer its open requests and to stop its PostgreSQL; after that it is killed. */
const STOP_WITHIN = 14_000;

/**
 * Runs a server in a child process and restarts it when it dies. The server sends a message once it serves, and ends by
 * itself when this process is gone. No restart follows, and this process ends too, if the server exits with code 0 (it
 * was asked to) or 1 (its settings are wrong), or never served: a person must then act.
 * @param {string} file
 * @param {Record<string, string>} settings environment variables of the server
 * @returns {Promise<number>} the exit code of the last server
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
    /** Null if it could not be started. */
    let server = begin();

    function begin() {
      let servesSince = Infinity;
      /** @param {object} how it ended */
      const goOn = (how) => {
        deaths = Date.now() - servesSince > WELL_AFTER ? 1 : deaths + 1;
        const pause = pauseAfter(deaths);
        tell('the server died and is started again', { ...how, pause });
        next = setTimeout(() => (server = begin()), pause);
      };
      /** @param {unknown} error from a system without memory, or with too many processes */
      const notBegun = (error) => {
        if (isStopping) return resolve(0);
        if (hasServed) return goOn({ error: String(error) });
        tell('the server could not be started', { error: String(error) });
        resolve(1);
      };
      try {
        const begun = fork(file, { env, execArgv });
        // Without a process there will be no 'exit'; with one, the error is of a signal or a message.
        begun.on('error', (error) => begun.pid === undefined && notBegun(error));
        begun.once('message', () => {
          hasServed = true;
          servesSince = Date.now();
        });
        begun.once('exit', (code, signal) => {
          // It may not have installed its signal handlers yet.
          if (isStopping && signal === 'SIGTERM') return resolve(0);
          if (isStopping || code === 0 || code === 1 || !hasServed) return resolve(code ?? 1);
          goOn({ code, signal });
        });
        return begun;
      } catch (error) {
        notBegun(error);
        return null;
      }
    }

    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => {
        isStopping = true;
        clearTimeout(next);
        const running = server;
        if (running === null || running.exitCode !== null || running.signalCode !== null) return resolve(0);
        running.kill('SIGTERM');
        setTimeout(() => running.kill('SIGKILL'), STOP_WITHIN).unref();
      });
    }
  });
}

/**
 * Milliseconds until the next start.
 * @param {number} deaths in a row, none of them after a minute of service
 */
export function pauseAfter(deaths) {
  return deaths <= 1 ? 0 : Math.min(FIRST_PAUSE * 2 ** (deaths - 2), LONGEST_PAUSE);
}

/**
 * Writes one line in the format of the server's log.
 * @param {string} event
 * @param {object} fields
 */
function tell(event, fields) {
  console.log(JSON.stringify({ at: new Date().toISOString(), level: 'error', event, ...fields }));
}
