import type { Graph, JsonLdObject, WithContext } from 'schema-dts';

// The library's graph type does not allow objects with two types, such as a room that is also a product.
type JsonLdGraph = { '@graph': readonly JsonLdObject[] };
type JsonLdDocument = WithContext<JsonLdObject> | (Omit<Graph, '@graph'> & JsonLdGraph);

/** Structured data for search engines. `<` is escaped, so that no text of the content can close the element. */
export function JsonLd({ data }: { data: JsonLdObject | JsonLdGraph }) {
  const document: JsonLdDocument = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
