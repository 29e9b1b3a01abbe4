import { collections } from '../../src/base/documentPaths';
import type { SharedPromotion } from '../../src/promotions/PromotionHead';
import type { Settings } from '../shared/environment';
import { askFirestore, FIRESTORE_SERVER } from './askFirebase';
import type { CheckResult } from './checks';

/** The most promotions that firestore.rules allow in one query. */
const MAX_PROMOTIONS = 50;

/**
 * Matches ids that can be file names and parts of addresses unchanged. Not `_`, the name of the page for all
 * other promotions, nor `index`, which a server takes for the file of a folder.
 */
const ID = /^(?!(_|index)$)[\w-]{1,100}$/;

type Answer = { document?: { name: string; fields: Record<string, { stringValue?: string }> } };

/**
 * Reads the published promotions as a visitor would. If that fails, for example without internet or with App
 * Check enforced, links to promotions show the site's general title and picture in messengers.
 */
export async function readPublished(
  settings: Settings,
  server = FIRESTORE_SERVER,
): Promise<CheckResult<SharedPromotion[]>> {
  const answer = await askFirestore<Answer>('runQuery', settings, { structuredQuery: PUBLISHED }, server);
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

function sharedOf({ name, fields }: NonNullable<Answer['document']>): SharedPromotion {
  const text = (field: string) => fields[field]?.stringValue ?? '';
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    titulo: text('titulo'),
    descricao: text('descricao'),
    imagem: text('imagem'),
  };
}
