const MARKED_CONTENT =
  /(?<=const mcid = args\[1\] instanceof Dict \? args\[1\]\.get\("MCID"\) : null;\s+textContent\.items\.push\(\{\s+)type: "beginMarkedContentProps",/;

/** The group's properties stand in the page itself, or by name among the page's resources. */
const WITH_ACTUAL_TEXT = `type: "beginMarkedContentProps",
  actualText: (properties => {
    const text = properties instanceof Dict ? properties.get("ActualText") : null;
    return typeof text === "string" ? stringToPDFString(text) : null;
  })(args[1] instanceof Name ? resources.get("Properties")?.get(args[1].name) : args[1]),`;

/**
 * The parser of pdf.js, with the text that a document gives for a group of glyphs (ActualText) among what it extracts.
 * The library leaves it out (its pull request 20014 is open), and Odia cannot be read without it: of a syllable whose
 * glyphs are no letters it gives NULs, and vowels in the order in which they are drawn.
 */
export function withActualText(parser: string): string {
  if (!MARKED_CONTENT.test(parser)) {
    throw new Error('The PDF library extracts text otherwise; see build/pdfjs-actual-text.ts');
  }
  return parser.replace(MARKED_CONTENT, () => WITH_ACTUAL_TEXT);
}
