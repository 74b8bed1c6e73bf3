const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Today in Paris, as `YYYY-MM-DD`: the day by which the shop's dates are read. */
export const todayInParis = (now = new Date()): string => day.format(now);
