import { promotionPath } from '../../base/paths';
import { config } from '../../config';
import { endText } from '../../promotions/period';
import { endAfter } from '../brasiliaTime';
import { promotionMessages } from './promotionMessages';

const texts = promotionMessages.form;

/**
 * The hint of the field for the end: the end as visitors will read it; the time zone while the field is
 * empty.
 */
export function endHint(local: string): string {
  const end = endAfter(local);
  return end ? texts.reads(endText(end)) : texts.zone;
}

export function pageAddress(id: string): string {
  return config.siteUrl + promotionPath(id);
}
