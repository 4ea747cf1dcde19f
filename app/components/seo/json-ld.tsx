import type { Graph, JsonLdObject, WithContext } from 'schema-dts';

// The library's graph takes no object of two types, such as a room that is a product as well.
type JsonLdGraph = { '@graph': readonly JsonLdObject[] };
type JsonLdDocument = WithContext<JsonLdObject> | (Omit<Graph, '@graph'> & JsonLdGraph);

/** Structured data for search engines. `<` is escaped: no text of the content can end the element. */
export function JsonLd({ data }: { data: JsonLdObject | JsonLdGraph }) {
  const document: JsonLdDocument = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
