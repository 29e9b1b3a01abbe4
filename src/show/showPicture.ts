import { documents } from '../base/documentPaths';

/** A picture of the show's settings as a prop for the component Picture. */
export function showPicture(field: 'foto' | 'retrato', text: string) {
  return { document: documents.settings, field, text };
}
