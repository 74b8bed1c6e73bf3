export interface BoxPicture {
  kind: 'box';
  /** A parcel ready to be sent, a carton, a box for letterboxes, a gift, a wrap for books. */
  face: 'label' | 'carton' | 'mailing' | 'gift' | 'wrap';
  /** Its length, width and height in millimetres, as « 280 × 210 × 20 »: it is drawn to scale. */
  size: string;
  paper: string;
  accent?: string;
  pack: number;
  /** Printed on a parcel that is sold with its postage: its format and what it may weigh. */
  format?: string;
  weight?: string;
  zone?: 'europe' | 'world' | 'overseas';
  bottles?: number;
  /** Of two layers: its edges are thicker. */
  isDouble?: boolean;
}
