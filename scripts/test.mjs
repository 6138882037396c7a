import './node-version.mjs';

/** @type {{passed: number, failed: number}} */
const total = { passed: 0, failed: 0 };

/** @param {{passed: number, failed: number}} part */
const count = (part) => {
  total.passed += part.passed;
  total.failed += part.failed;
};

try {
  const { ensureInstalled } = await import('./installed.mjs');
  await ensureInstalled();
  const { parts } = await import('./test-parts.mjs');
  for (const [name, run] of Object.entries(parts)) {
    const part = await run();
    console.log(`${name}: ${part.passed} passed, ${part.failed} failed\n`);
    count(part);
  }
} catch (error) {
  console.error(error);
  count({ passed: 0, failed: 1 });
}

process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
