// Which folders may import which. ARCHITECTURE.md shows the map; tests/house/arrows.test.ts proves that the rules work.

import swc from '@swc/core';
import { forbid, only, onLevels, ours } from './scripts/arrows.mjs';
import {
  componentLevels,
  contractLevels,
  deskLevels,
  serverLevels,
  workerLevels,
} from './scripts/levels.mjs';

// dependency-cruiser itself parses TypeScript below version 7 only. It parses any version through swc, but does not
// enable JSX for .tsx files: that is done here.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    // common: base <- nouns <- contract <- rules
    only('base-alone', '^common/base/', '^common/base/', 'base stands on nothing.'),
    only(
      'nouns-on-base',
      '^common/nouns/',
      '^common/(base|nouns)/',
      'A description knows none of its readers.',
    ),
    forbid(
      'nouns-are-data',
      { path: '^common/nouns/' },
      { path: 'node_modules' },
      'Every page may load a description: it brings no validation with it.',
    ),
    only(
      'contract-on-base',
      '^common/contract/',
      '^common/(base|nouns|contract)/',
      'The wire knows no rule.',
    ),
    ...onLevels(
      'contract-on-levels',
      'common/contract',
      contractLevels,
      '^common/(base|nouns)/',
      'A room of the contract imports rooms below it.',
    ),
    only('contract-on-levels', '^common/contract/[^/]+$', '^$', 'A file of the contract has a room.'),
    only(
      'rules-on-contract',
      '^common/rules/',
      '^common/(base|nouns|contract|rules)/',
      'Rules know no runtime.',
    ),
    only(
      'html-on-contract',
      '^common/html/',
      '^common/(base|contract|html)/',
      'Reading HTML knows documents, not the theatre.',
    ),
    only(
      'drawing-on-base',
      '^common/drawing/',
      '^common/(base|drawing)/',
      'Drawing knows shapes, not the theatre.',
    ),
    only('common-alone', '^common/', '^common/', 'What runs everywhere imports nothing that does not.'),
    forbid(
      'runtimes-without-node',
      { path: '^(common|mirror|worker|src)/' },
      { dependencyTypes: ['core'] },
      'Node is on the server only.',
    ),

    // The device
    only(
      'mirror-on-common',
      '^mirror/',
      '^(common|mirror)/',
      'The mirror knows neither its writers nor its readers.',
    ),
    only('worker-off-page', '^worker/', '^(common|mirror|worker)/', 'The worker knows no page.'),
    ...onLevels(
      'worker-on-levels',
      'worker',
      workerLevels,
      '^(common|mirror)/|^worker/(api|saves)\\.ts$',
      'A room of the worker imports rooms below it.',
    ),
    only(
      'page-doors',
      '^src/(?!bridge/)',
      '^(common/|mirror/queries/|worker/api\\.ts$|src/)',
      'The page watches queries and speaks to the worker through its one door.',
    ),
    only(
      'bridge-doors',
      '^src/bridge/',
      '^(common/|mirror/queries/|worker/(api|data|data-in-page|decoder|service|service-messages)\\.ts$|src/)',
      "Only the bridge names the workers' entries, to start them, and what it says to the service worker.",
    ),
    only(
      'kit-alone',
      '^src/ui/',
      '^(src/ui|common/base)/',
      'The kit knows how numbers and names are written, but nothing of theatre.',
    ),
    only(
      'components-below-screens',
      '^src/components/',
      '^(common/|mirror/queries/|worker/api\\.ts$|src/(components|ui|state|text|links|bridge))',
      'A component serves several screens and knows none.',
    ),
    ...onLevels(
      'components-on-levels',
      'src/components',
      componentLevels,
      '^(?!src/components/)',
      'A room of the components imports rooms below it.',
    ),
    only('components-on-levels', '^src/components/[^/]+$', '^$', 'A component has a room.'),
    forbid(
      'screens-apart',
      { path: '^src/screens/([^/]+)/' },
      { path: '^src/screens/', pathNot: '^src/screens/$1/' },
      'What two screens share is a component.',
    ),
    ...onLevels(
      'desk-on-levels',
      'src/screens/desk',
      deskLevels,
      '^(?!src/screens/desk/[^/]+/)',
      'Nouns of the desk share the rooms below them, and do not know one another.',
    ),
    forbid(
      'rooms-apart',
      { path: '^src/screens/([^/]+)/([^/]+)/', pathNot: '^src/screens/desk/' },
      { path: '^src/screens/$1/[^/]+/', pathNot: '^src/screens/$1/$2/' },
      'What two rooms of an area share is a component, or lies in the area itself.',
    ),

    // The server
    only('server-on-common', '^server/', '^(common|server)/', 'The server knows no page.'),
    forbid(
      'nouns-apart',
      {
        path: '^server/(people|content|agenda|tickets|operation)/([^/]+)/',
        pathNot:
          '^server/(content/(publication|page)|tickets/ticket-code|people/account|operation/(jobs|demo|import|export|wordpress|backup))/',
      },
      {
        path: '^server/(people|content|agenda|tickets|operation)/',
        pathNot:
          '^server/($1/$2|content/(publication|upload)|tickets/(ticket-code|payment)|operation/jobs)/|-(repository|projection)\\.ts$',
      },
      "A noun asks another's repository, or for its row in the feed, never its routes.",
    ),
    ...onLevels(
      'rooms-on-levels',
      'server',
      serverLevels,
      '^common/|^server/(command|config|operator-sentence|setting-reader)\\.ts$',
      'A room of the server imports rooms below it, so that none stands on itself.',
    ),
    forbid(
      'repositories-are-not-routes',
      { path: '-repository\\.ts$' },
      { path: '^server/.*-routes\\.ts$' },
      'SQL does not know who calls it.',
    ),

    // Everywhere
    forbid('no-cycle', {}, { circular: true }, 'A cycle has no bottom to begin reading at.'),
    forbid('resolvable', {}, { couldNotResolve: true }, 'An import leads somewhere.'),
    forbid(
      'product-without-tools',
      { path: ours },
      { path: '^(tests|e2e|bench|scripts)/' },
      'The product ships alone.',
    ),
    forbid(
      'server-without-dev',
      { path: '^server/' },
      { dependencyTypes: ['npm-dev'] },
      'The server runs with its dependencies alone.',
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^build'] },
    exclude: { path: ['^build/', '\\.css$', '^virtual:', '\\?(url|raw|worker|inline)'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
