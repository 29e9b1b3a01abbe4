import type { SyntheticEvent } from 'react';
import { TextField } from '../../ui/form/Field';
import type { FieldBinding } from '../../ui/form/useForm';
import { personMessages } from './personMessages';
import { maskPhone } from './phoneInput';

const texts = personMessages.celular;

/** A field for a phone number that adds the punctuation while the person types. */
export function PhoneField(binding: FieldBinding) {
  const format = (event: SyntheticEvent<HTMLInputElement>) => {
    maskText(event.currentTarget);
    if (event.currentTarget.value !== binding.value) binding.onChange(event.currentTarget.value);
  };
  return (
    <TextField
      {...binding}
      label={texts.label}
      hint={texts.hint}
      type="tel"
      autoComplete="tel-national"
      // Formats in `onInput`, which React calls before `onChange`, so that `onChange` reads the formatted
      // text. Sets the element's own value, because React would move the caret to the end.
      onInput={({ currentTarget, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent;
        // No formatting during composition: the keyboard is about to replace the text that it has inserted.
        if (!isComposing) maskText(currentTarget, inputType);
      }}
      onCompositionEnd={format}
      // Formats on blur, too: some autofill programs fire no `input` event.
      onBlurCapture={format}
    />
  );
}

function maskText(input: HTMLInputElement, inputType = ''): void {
  const { text, caret } = maskPhone(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  // The Delete key before punctuation: the mask has restored the punctuation, so the caret must move past it.
  const skipped = inputType === 'deleteContentForward' ? /^\D*/.exec(text.slice(caret)) : null;
  const position = caret + (skipped?.[0].length ?? 0);
  // In Safari, setSelectionRange also moves the focus. Autofill may fill this field while another field has
  // the focus, which must stay there.
  if (document.activeElement === input) input.setSelectionRange(position, position);
}
