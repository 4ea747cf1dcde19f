type Labels = Readonly<Record<string, string>>;

/** A metric in Prometheus's terms (text format 0.0.4). */
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

/** The complete response to a scrape. */
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

/** Adds labels to every sample. */
export const labelMetrics = (metrics: readonly Metric[], labels: Labels): Metric[] =>
  metrics.map((metric) => ({
    ...metric,
    samples: metric.samples.map((sample) => ({
      ...sample,
      labels: { ...labels, ...sample.labels },
    })),
  }));

/** Joins the samples of metrics with the same name: Prometheus accepts a name only once. */
export function mergeMetrics(metrics: readonly Metric[]): Metric[] {
  const byName = new Map<string, Metric>();
  for (const metric of metrics) {
    const samples = [...(byName.get(metric.name)?.samples ?? []), ...metric.samples];
    byName.set(metric.name, { ...metric, samples });
  }
  return [...byName.values()];
}

/** A metric with one value. */
export const gauge = (name: string, help: string, value: number, labels?: Labels): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [labels ? { labels, value } : { value }],
});
