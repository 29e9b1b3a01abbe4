import { useState } from 'react';
import * as v from 'valibot';
import { textOf } from '../../base/fields';
import { useForm } from '../../ui/useForm';
import { useTeam } from '../TeamContext';
import { useDraft } from '../useDraft';
import { OtherAddressError, type TypedAddress } from './addressCommits';
import { fullAddress, mistakeIn } from './addressText';
import { formIssue } from './liveIssues';

const Schema = v.object({
  link: v.pipe(
    v.string(),
    v.transform(fullAddress),
    v.check(
      (link) => mistakeIn(link) === '',
      ({ input }) => mistakeIn(input),
    ),
    // Stores what URL makes of it: no spaces around it, host in lower case.
    v.transform((link) => new URL(link).href),
  ),
});

/**
 * The form of an address. What is typed is kept until it is saved, also while the form is not shown. If
 * somebody else has stored another address meanwhile, the form says so, and the next attempt replaces that
 * address.
 * @param path the path of the document
 * @param saved the address that is stored; empty if there is none
 */
export function useAddressForm(path: string, saved: string, save: (typed: TypedAddress) => Promise<void>) {
  const team = useTeam();
  const [seen, setSeen] = useState(saved);
  const initial = { link: saved };
  const form = useForm(
    Schema,
    initial,
    async ({ link }, reset) => {
      await save({ link, seen, by: await team.account.email() });
      // The stored address stays the same, so the form would wait in vain for a new one.
      if (link === saved) reset();
    },
    (error) => {
      if (error instanceof OtherAddressError) setSeen(error.link);
      return formIssue(error);
    },
  );
  const hasDraft = useDraft({
    key: `${team.account.uid}/${path}`,
    form,
    initial,
    seen: { link: seen },
    onSeen: ({ link }) => setSeen(textOf(link)),
  });
  if (!hasDraft && seen !== saved) setSeen(saved);
  return { form, hasDraft };
}
