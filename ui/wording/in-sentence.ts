/** Lower-cases the first letter, for a text that follows a label and a colon; not for one that begins with a name or an acronym. */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
