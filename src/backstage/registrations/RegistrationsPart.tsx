import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded';
import { NotLoaded } from '../NotLoaded';
import { useTeam } from '../TeamContext';
import { messages } from '../messages';
import { readRegistrations } from '../partReads';
import { Counts } from './Counts';

/** The desk's page 'Cadastros': how many people have registered, in all and in each state. */
export default function RegistrationsPart() {
  const { db } = useTeam().account;
  const { loaded, tryAgain } = useLoaded(useCallback(() => readRegistrations(db), [db]));
  return (
    <>
      <h1 className="visually-hidden">{messages.parts.registrations}</h1>
      {loaded.status === 'ready' ? (
        <Counts {...loaded.data} readAgain={tryAgain} />
      ) : (
        <NotLoaded status={loaded.status} tryAgain={tryAgain} />
      )}
    </>
  );
}
