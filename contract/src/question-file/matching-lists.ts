const MATCHING_LISTS =
  /\bmatch (?:the |each |list|column|following)|\blists?[- ]?(?:i{1,2}|1|2|a|b)\b|\bcolumns?[- ]?(?:i{1,2}|1|2|a|b)\b|ମେଳ|ମିଳାଅ|ମିଳାନ୍ତୁ|(?:ତାଲିକା|ସୂଚୀ|ସ୍ତମ୍ଭ)[- ]?(?:i{1,2}|1|2|୧|୨|କ|ଖ)/iu;

/** Whether a text asks to match two lists, whose items can look like options. */
export const mentionsMatchingLists = (text: string) => MATCHING_LISTS.test(text);
