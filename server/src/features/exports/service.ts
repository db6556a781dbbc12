export { type Cell, CSV_START, csvLine } from './csv.ts';
