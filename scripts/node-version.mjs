// Imported first, for its side effect: it must print before any module is loaded that an old Node cannot parse.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const recentEnough = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);

if (!recentEnough) {
  console.error(
    [
      `Node ${process.versions.node} ne convient pas : il faut Node 20.19, 22.12, ou 24 et plus (24 conseillé).`,
      `Node ${process.versions.node} will not do: Node 20.19, 22.12, or 24 and above is needed (24 recommended).`,
      'https://nodejs.org',
    ].join('\n'),
  );
  process.exit(1);
}
