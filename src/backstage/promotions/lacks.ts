import type { Promotion } from '../../model';
import type { ListedPromotion } from './listPromotions';
import { promotionMessages } from './promotionMessages';

/** What a promotion lacks that is published but incomplete, in words: 'início e fim'. */
export function lacksText({ titulo, inicio, fim }: Pick<Promotion, 'titulo' | 'inicio' | 'fim'>): string {
  const isOrdered = !inicio || !fim || inicio < fim;
  const parts = { título: titulo, início: inicio, fim, 'um fim depois do início': isOrdered };
  return listText(Object.entries(parts).flatMap(([name, value]) => (value ? [] : [name])));
}

/** The fields that the page of a promotion does not show although something is stored in them, in words. */
export function droppedText(dropped: ListedPromotion['dropped']): string {
  return listText(dropped.map((name) => promotionMessages.labels[name]));
}

function listText(names: string[]): string {
  return new Intl.ListFormat('pt-BR').format(names);
}
