// The parser answers pdf.js as soon as it runs. web/build/trim-pdfjs.ts removes the parts that we do not use.
import 'pdfjs-dist/build/pdf.worker.mjs';
