type Labels = Readonly<Record<string, string>>;

/** One thing that is measured, as Prometheus reads it (text format 0.0.4). */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly { suffix?: '_bucket' | '_sum' | '_count'; labels?: Labels; value: number }[];
};

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function formatLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** The whole answer to a scrape. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');
}

/** A metric with one value. */
export const gauge = (name: string, help: string, value: number, labels?: Labels): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [labels ? { labels, value } : { value }],
});
