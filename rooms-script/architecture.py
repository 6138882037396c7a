"""architecture.py CHECKOUT: ARCHITECTURE.md tells of the rooms. A passage that is not there any more is reported and left."""
import re, sys
p = sys.argv[1] + '/ARCHITECTURE.md'
s = open(p).read()

def sub(a, b):
    global s
    if a not in s: print('ARCHITECTURE.md has no more: ' + a[:70])
    s = s.replace(a, b)

def cell(a, b):
    """The text of a table's cell, whatever its padding."""
    global s
    found = re.search(r'\| ' + re.escape(a) + r' +\|', s)
    if not found: print('ARCHITECTURE.md has no cell: ' + a[:70])
    else: s = s.replace(found.group(0), '| ' + b + ' |')

def row(start, b):
    global s
    s, count = re.subn(r'\| ' + re.escape(start) + r' .*\n', b + '\n', s)
    if count != 1: print('ARCHITECTURE.md has no row: ' + start)

row('`src/`', '| `src/` | the page | `screens/` a folder per noun or place: `news/`, `booking/`, `front-of-house/` (door, box office), `desk/<noun>/` for those who administer · `components/` · `ui/` the kit · `state/` · `bridge/` to the workers, and to what a browser may lack |')
row('`server/`', '| `server/` | Node | six wings, from the ground up (below); in `<wing>/<noun>/` routes, repository, behaviours; in the folder itself what assembles them |')
sub('''A feature is found by its noun: searching `free-ticket` lists its contract, rules, queries, screens, routes,
repository and tests.
''', '''A feature is found by its noun: searching `free-ticket` lists its contract, rules, queries, screens, routes,
repository and tests. Paths are English; French is in addresses, in what people read and in the glossary.

The wings of the server:

| wing | rooms |
| --- | --- |
| `platform/` | knows no noun: `process` · `database` · `http` · `guard` limits and secrets · `files` · `picture` · `mail` · `pdf` · `jobs` · `feed` what mirrors pull |
| `people/` | `user` the stored people, as others ask for them · `session` · `passkey` · `role-demand` · `account` from registration to deletion, which reaches into all nouns and so stands above them |
| `content/` | `publication` what appears, its slug and its former versions · `news` · `piece` · `image` · `about-text` · `settings` … · `page` all of it for browsers without JavaScript |
| `agenda/` | `show` its dates and seats as others ask for them · `show-desk` as they are written · `event` · `price-category` · `interactive-image` |
| `tickets/` | `booking` · `free-ticket` · `free-ticket-demand` · `ticket-order` sales · `payment` · `device` the door's phones · `scan` · `ticket-code` |
| `operation/` | `journal` · `badge` figures of the menu · `jobs` · `first-run` · `site-health` · `backup` · `import` · `export` · `wordpress` · `demo` |
''')
sub("a noun ▶ http, database, guard, publication, changes, files, mail, pdf, jobs, another noun's repository (never its routes)", "a noun ▶ platform, publication, another noun's repository (never its routes)")
sub('the rooms of the contract, of the worker, of the components and of the server stand on levels,\neach on those below it.', 'the rooms of the contract, of the worker, of the components, of the desk and of the server\nstand on levels, each on those below it.')
sub('`server/<noun>/<noun>-repository`', '`server/<wing>/<noun>/<noun>-repository`')
cell('`server/operation/jobs/<job>`', 'beside what it works on, or in `server/operation/jobs`')
sub('contract, the worker, the components or the server stands on a level', 'contract, the worker, the components, the desk or the server stands on a level')
cell('`src/screens/<area>/…`', '`src/screens/<noun>/…`')
cell('`backstage`', '`desk/<noun>`')
cell('`regie`', '`desk/<noun>`')
cell('`keptPhotos`', '`offlinePhoto`')
cell('`counter`', '`boxOffice`')
cell('the values of a form as they are typed; a body is made of it once it has no faults', 'the values of a form as they are typed; a body is made of it once it has no faults. Nothing else is one')
open(p, 'w').write(s)
