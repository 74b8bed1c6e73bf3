/** A text that another one goes on with: « Expéditeur : sélectionnez une adresse. » */
export const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
