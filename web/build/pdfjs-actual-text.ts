const MARKED_CONTENT =
  /(?<=const mcid = args\[1\] instanceof Dict \? args\[1\]\.get\("MCID"\) : null;\s+textContent\.items\.push\(\{\s+)type: "beginMarkedContentProps",/;

/** The properties of a group are written in the page itself, or by name in the resources of the page. */
const MARKED_CONTENT_WITH_ACTUAL_TEXT = `type: "beginMarkedContentProps",
  actualText: (properties => {
    const text = properties instanceof Dict ? properties.get("ActualText") : null;
    return typeof text === "string" ? stringToPDFString(text) : null;
  })(args[1] instanceof Name ? resources.get("Properties")?.get(args[1].name) : args[1]),`;

/**
 * Makes the parser of pdf.js return ActualText, the text that a document gives for a group of glyphs. pdf.js ignores it
 * (its pull request 20014 is open), and Odia cannot be extracted without it: glyphs that are only a part of a syllable
 * come as NUL, and vowel signs in the order in which they are drawn.
 */
export function addActualText(parser: string): string {
  if (!MARKED_CONTENT.test(parser)) {
    throw new Error(
      'This version of pdf.js extracts text differently. Adapt web/build/pdfjs-actual-text.ts.',
    );
  }
  return parser.replace(MARKED_CONTENT, () => MARKED_CONTENT_WITH_ACTUAL_TEXT);
}
