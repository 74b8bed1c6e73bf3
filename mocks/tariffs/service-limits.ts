/** Days on which a parcel label is taken, the day of the order included. */
export const LABEL_DAYS = 7;

/** Days after the order on which the refund of a label that was not used may be asked for. */
export const REFUND_DAYS = 365;

/** Days for which a registered letter waits for its recipient at a counter. */
export const COLLECTION_DAYS = 15;

/** Days during which the file of printed stamps may be downloaded. */
export const FILE_DAYS = 7;

/** Working days in which a logo is approved or refused. */
export const MODERATION_DAYS = 2;

/** Recipients of one letter. */
export const MOST_RECIPIENTS = 50;
