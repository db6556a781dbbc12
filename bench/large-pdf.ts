import { randomBytes } from 'node:crypto';
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  PDFName,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from 'pdf-lib';

const IMAGE = { width: 185, height: 180 };

/** Creates a scanned book: every page has an incompressible picture of 100 kB. */
export async function largePdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    const picture = PDFRawStream.of(
      pdf.context.obj({
        Type: 'XObject',
        Subtype: 'Image',
        Width: IMAGE.width,
        Height: IMAGE.height,
        ColorSpace: 'DeviceRGB',
        BitsPerComponent: 8,
      }),
      randomBytes(IMAGE.width * IMAGE.height * 3),
    );
    page.node.setXObject(PDFName.of('Scan'), pdf.context.register(picture));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(400, 0, 0, 400, 100, 100),
      drawObject('Scan'),
      popGraphicsState(),
    );
    page.drawText(`Page ${number}`, { x: 60, y: 760, size: 24, font });
  }
  return Buffer.from(await pdf.save());
}
