/** What Prometheus reads: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;
export type Sample = {
  labels?: Labels;
  value: number /** Of a histogram: `_bucket`, `_sum`, `_count`. */;
  ending?: string;
};

export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

/** A family of one sample. */
export function singleSample(type: 'counter' | 'gauge', name: string, help: string, value: number): Family {
  return { name, help, type, samples: [{ value }] };
}

export function formatMetrics(families: readonly Family[]): string {
  return families.map(familyText).join('');
}

function familyText({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ labels, value, ending = '' }) => `${name}${ending}${labelsText(labels)} ${valueText(value)}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsText(labels: Labels | undefined): string {
  if (!labels) return '';
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  // hardly any value needs it, and there are thousands at a time
  if (!/[\\"\n]/.test(value)) return value;
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function valueText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}
