/** A PDF by hand, with these objects in it. Its table of places is empty, so that readers would have to scan it. */
export function handmade(objects: string, trailer = ''): string {
  return [
    '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3',
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    '2 0 obj << /Type /Pages /Kids [ 3 0 R ] /Count 1 >> endobj',
    '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 200 ] >> endobj',
    objects,
    'xref\n0 1\n0000000000 65535 f ',
    `trailer << /Size 4 /Root 1 0 R ${trailer} >>`,
    'startxref\n0\n%%EOF\n',
  ].join('\n');
}

/** A sound PDF of at least so many bytes, most of them in one stream. */
export function largePdf(bytes: number): Buffer {
  const [before = '', behind = ''] = handmade(
    `4 0 obj << /Length ${bytes} >> stream\n|\nendstream endobj`,
  ).split('|');
  const filling = Buffer.alloc(
    Math.max(0, bytes - before.length - behind.length),
    'a page, drawn once more ',
  );
  return Buffer.concat([Buffer.from(before, 'latin1'), filling, Buffer.from(behind, 'latin1')]);
}
