import { renderToStaticMarkup } from 'react-dom/server';
import type { ThingLeaf } from 'schema-dts';
import { expect, test } from 'vitest';
import { JsonLd } from '~/components/seo/json-ld';

test('no text can close the element, and the data parse back unchanged', () => {
  const name = '</script><script>alert(1)</script> & <!--';
  const data: ThingLeaf = { '@type': 'Thing', name };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
});
