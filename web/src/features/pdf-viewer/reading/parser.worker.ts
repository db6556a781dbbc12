// answers the library as soon as it runs; build/lean-pdfjs.ts takes out of it what is not needed here
import 'pdfjs-dist/build/pdf.worker.mjs';
