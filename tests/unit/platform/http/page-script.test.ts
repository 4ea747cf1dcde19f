import type { EntryContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { writePageScript } from '~/platform/http/page-script';

const state = '["</script><script>alert(1)</script>","a\u2028b & c"]\n';

function contextWith(stream: ReadableStream<Uint8Array> | undefined): EntryContext {
  const route = (id: string, imports: string[]) => ({ id, module: `/static/${id}.js`, imports });
  return {
    manifest: {
      url: '/static/manifest.js',
      entry: { module: '/static/entry.js', imports: ['/static/libraries.js'] },
      routes: {
        root: route('root', ['/static/libraries.js', '/static/frame.js']),
        'room.hr': route('room.hr', ['/static/frame.js']),
        'home.hr': route('home.hr', []),
      },
    },
    staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'room.hr' } }] },
    serverHandoffString: '{"basename":"/"}',
    serverHandoffStream: stream,
  } as unknown as EntryContext;
}

const streamOf = (text: string) => new Response(text).body ?? undefined;

test('loads what the page needs, each once, and starts the application last', async () => {
  const texts = ['/static/common.js', '/static/rooms.js'];
  const lines = (await writePageScript(contextWith(streamOf(state)), texts)).split('\n');
  expect(lines.slice(0, 7)).toEqual([
    'import "/static/manifest.js";',
    'import * as route0 from "/static/root.js";',
    'import * as route1 from "/static/room.hr.js";',
    'import "/static/libraries.js";',
    'import "/static/frame.js";',
    'import "/static/common.js";',
    'import "/static/rooms.js";',
  ]);
  expect(lines.at(-2)).toBe('window.__remixRouteModules = {"root": route0, "room.hr": route1};');
  expect(lines.at(-1)).toBe('import("/static/entry.js");');
});

test('passes the data on byte for byte, escaped for a page', async () => {
  const script = await writePageScript(contextWith(streamOf(state)));
  expect(script).not.toMatch(/<|>|\u2028/);
  const [, literal = ''] = /c\.enqueue\((".*")\); c\.close/.exec(script) ?? [];
  expect(JSON.parse(literal)).toBe(state);
});

test('a page without data has an empty stream', async () => {
  expect(await writePageScript(contextWith(undefined))).toContain('c.enqueue("")');
});
