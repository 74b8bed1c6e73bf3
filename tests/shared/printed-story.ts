/** Rules for print, applied to the screen: a story has no printer. */
export function printed(): () => void {
  const changed: { media: MediaList; text: string }[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        changed.push({ media: rule.media, text: 'print' });
        rule.media.mediaText = 'all';
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return () => {
    for (const { media, text } of changed) media.mediaText = text;
  };
}
