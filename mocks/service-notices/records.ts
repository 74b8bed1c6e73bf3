import type { Words } from '../shared/lang.ts';
import type { Site } from '../shared/site.ts';
import { table } from '../shared/table.ts';

export interface NoticeRecord {
  id: string;
  site: Site;
  services: string[];
  severity: string;
  title?: Words;
  text: Words;
  expiresAt?: string;
}

export const noticesIn = table<NoticeRecord>();
