import { collections } from '../../src/base/documentPaths';
import { restParent } from '../../src/firebase/rest';
import type { SharedPromotion } from '../../src/promotions/PromotionHead';
import type { Settings } from '../shared/environment';
import { askFirebase } from './askFirebase';
import type { CheckResult } from './checks';

/** The largest number that firestore.rules allow in one query. */
const MAX_PROMOTIONS = 50;

/**
 * Ids that can be used unchanged as a file's name and in an address. `_` is the page of every other
 * promotion.
 */
const ID = /^(?!_$)[\w-]{1,100}$/;

type Answer = { document?: { name: string; fields: Record<string, { stringValue?: string }> } }[];

/**
 * Reads the promotions that are published now, as a visitor would. Where that fails, for example without
 * internet or with an enforced App Check, the links of all promotions show the general title and picture.
 */
export async function readPublished(
  settings: Settings,
  server = 'https://firestore.googleapis.com',
): Promise<CheckResult<SharedPromotion[]>> {
  const parent = restParent(settings.VITE_FIREBASE_PROJECT_ID ?? '');
  const answer = await askFirebase(`${server}/v1/${parent}:runQuery`, settings, {
    structuredQuery: PUBLISHED,
  })
    .then(async (response) => (response.ok ? ((await response.json()) as Answer) : null))
    .catch(() => null);
  if (!answer)
    return {
      unknown: true,
      summary: 'não deu para ler; os links compartilhados mostram o título geral até o próximo deploy',
      value: [],
    };
  const promotions = answer.flatMap(({ document }) => (document ? [sharedOf(document)] : []));
  const value = promotions.filter(({ id, titulo }) => ID.test(id) && titulo !== '');
  return { summary: `${value.length} com título e imagem próprios nos links compartilhados`, value };
}

const PUBLISHED = {
  from: [{ collectionId: collections.promotions }],
  where: {
    fieldFilter: { field: { fieldPath: 'publicada' }, op: 'EQUAL', value: { booleanValue: true } },
  },
  orderBy: [{ field: { fieldPath: 'fim' }, direction: 'DESCENDING' }],
  limit: MAX_PROMOTIONS,
};

function sharedOf({ name, fields }: NonNullable<Answer[number]['document']>): SharedPromotion {
  const text = (field: string) => fields[field]?.stringValue ?? '';
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    titulo: text('titulo'),
    descricao: text('descricao'),
    imagem: text('imagem'),
  };
}
