import type { Language } from '@sikhya/contract/language/language.ts';
import sharp from 'sharp';
import { createMeasuringCanvas, type GreyPicture, loadAllFonts } from '../../typesetting/canvas.ts';
import { createPdfDocument } from '../../typesetting/pdf-document.ts';
import { createSvgPicture } from '../../typesetting/svg-picture.ts';
import { type CertificateDrawing, drawCertificate, SHEET } from './certificate-layout.ts';

/** The size that messengers and social networks expect, twice, so that it can be printed too. */
const PICTURE = { width: 2400, height: 1260 };
const GROUND = '#2b2f77';

export async function writeCertificatePdf(drawing: CertificateDrawing, language: Language): Promise<Buffer> {
  const { title, name } = drawing.description;
  const pdf = await createPdfDocument({ title: `${title}: ${name}`, language });
  pdf.addPage(SHEET);
  drawCertificate(pdf, createMeasuringCanvas(await loadAllFonts()), drawing);
  return pdf.toBytes();
}

/** The sheet in the middle of a wider picture. */
export async function drawCertificatePicture(drawing: CertificateDrawing): Promise<Buffer> {
  const fonts = await loadAllFonts();
  const picture = createSvgPicture(fonts, () => signaturePng);
  const signaturePng = drawing.signature ? await toPng(drawing.signature) : '';
  drawCertificate(picture.canvas, createMeasuringCanvas(fonts), drawing);
  const width = (SHEET.height * PICTURE.width) / PICTURE.height;
  const view = { x: (SHEET.width - width) / 2, top: 0, width, height: SHEET.height };
  return sharp(Buffer.from(picture.toSvg(PICTURE, view)))
    .flatten({ background: GROUND })
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}

async function toPng({ width, height, pixels }: GreyPicture): Promise<string> {
  const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}

/** Puts a picture on white and makes it grey. */
export async function readSignature(content: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(content)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: toOneChannel(data, info.channels) };
}

function toOneChannel(data: Buffer, channels: number): Buffer {
  return channels === 1 ? data : Buffer.from(data.filter((_, index) => index % channels === 0));
}
