/**
 * The text of a rich document, one line per block, so that two documents can be compared word by word. Pictures and
 * links include their targets, since these may be all that changed.
 */
export function richLines(document: unknown): string {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  const walk = (nodes: unknown, mark: string) => {
    for (const node of listOf(nodes)) {
      const { type, content } = node;
      if (type === 'text') line += typeof content === 'string' ? content : '';
      else if (type === 'img') line += ` [image ${nameOf(content)}] `;
      else if (type === 'a') {
        walk(content, mark);
        if (typeof node['href'] === 'string') line += ` (${node['href']})`;
      } else if (type === 'hr') {
        end();
        lines.push('* * *');
      } else if (blocks.has(type)) {
        end();
        line = type === 'li' ? '– ' : mark;
        walk(content, type === 'blockquote' ? '> ' : '');
        end();
      } else walk(content, mark);
    }
  };
  walk(isHolder(document) ? document['content'] : [], '');
  end();
  return lines.join('\n');
}

const blocks: ReadonlySet<unknown> = new Set(['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'h']);

type Holder = Readonly<Record<string, unknown>>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const listOf = (nodes: unknown): readonly Holder[] => (Array.isArray(nodes) ? nodes.filter(isHolder) : []);

/** A picture of the site is identified by the uuid in its address, any other by its whole address. */
function nameOf(source: unknown): string {
  const text = typeof source === 'string' ? source : '';
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0].slice(-6) ?? text;
}
