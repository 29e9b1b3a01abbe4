import { useState } from 'react';
import { config } from '../config';
import { imageAddress } from '../ui/imageAddress';
import { TextField } from '../ui/Field';
import type { FieldBinding } from '../ui/useForm';
import { partMessages } from './partMessages';

const { image: texts } = partMessages;

interface Props extends FieldBinding {
  label: string;
}

/** The address of a picture, with the check of visitors' pages, and the picture below it. */
export function ImageField({ label, ...binding }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const typed = binding.value.trim();
  const address = imageAddress(typed);
  const bucket = config.firebase.storageBucket;
  const forms = bucket ? `${texts.hint} ${texts.files(bucket)}` : texts.hint;
  const isBroken = address !== null && broken === address;
  return (
    <>
      <TextField
        {...binding}
        label={label}
        hint={
          binding.error
            ? undefined
            : isBroken
              ? texts.broken
              : typed !== '' && address === null
                ? texts.wrong
                : forms
        }
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {address !== null && !isBroken && (
        <img
          key={address}
          className="desk-picture"
          src={address}
          alt={texts.alt}
          onError={() => setBroken(address)}
        />
      )}
    </>
  );
}
