/** What is joined to a noun, and how it is typed. Longer ones first: ମାନଙ୍କର is more than ର. */
const ENDINGS: readonly { odia: string; typed: RegExp }[] = [
  { odia: 'ମାନଙ୍କର', typed: /maa?na?nkara?$/ },
  { odia: 'ମାନଙ୍କୁ', typed: /maa?na?nku$/ },
  { odia: 'ମାନଙ୍କ', typed: /maa?na?nka?$/ },
  { odia: 'ମାନେ', typed: /maa?ne$/ },
  { odia: 'ଗୁଡ଼ିକର', typed: /gud+h?ikara?$/ },
  { odia: 'ଗୁଡ଼ିକୁ', typed: /gud+h?iku$/ },
  { odia: 'ଗୁଡ଼ିକ', typed: /gud+h?ika?$/ },
  { odia: 'ଗୁଡ଼ିଏ', typed: /gud+h?iy?e$/ },
  { odia: 'ଙ୍କଠାରୁ', typed: /nka?thaa?ru$/ },
  { odia: 'ଠାରୁ', typed: /thaa?ru$/ },
  { odia: 'ଠାରେ', typed: /thaa?re$/ },
  { odia: 'ଙ୍କର', typed: /nkara?$/ },
  { odia: 'ଙ୍କୁ', typed: /nku$/ },
  { odia: 'ଙ୍କ', typed: /nka?$/ },
  { odia: 'ଟିଏ', typed: /tiy?e$/ },
  { odia: 'ଟିର', typed: /tira?$/ },
  { odia: 'ଟିକୁ', typed: /tiku$/ },
  { odia: 'ଟି', typed: /ti$/ },
  { odia: 'ରୁ', typed: /ru$/ },
  { odia: 'ରେ', typed: /re$/ },
  { odia: 'କୁ', typed: /ku$/ },
  { odia: 'ର', typed: /ra?$/ },
];

const SHORTEST_STEM = 2;

/** Every way to take what was typed as a noun with an ending. */
export function withoutEnding(typed: string): { stem: string; ending: string }[] {
  const lower = typed.toLowerCase();
  return ENDINGS.map(({ odia, typed: spelling }) => ({
    stem: lower.replace(spelling, ''),
    ending: odia,
  })).filter(({ stem }) => stem !== lower && stem.length >= SHORTEST_STEM);
}
