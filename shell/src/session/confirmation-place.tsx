import { type ComponentType, useEffect, useState } from 'react';
import { withPageTexts } from '../language.ts';
import { answerConfirmation, useConfirmationAsked, wasConfirmed } from './confirmation.ts';
import { keepFocus, rememberFocus } from './focus-return.ts';

/** Where the password is asked for; its code comes with the first question, which only admins are asked. */
export function ConfirmationPlace() {
  const asked = useConfirmationAsked();
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(rememberFocus, []);
  useEffect(() => {
    if (!asked) return;
    const giveBack = keepFocus();
    // What was confirmed goes on: where the focus is then is up to the page.
    return () => {
      if (!wasConfirmed()) giveBack();
    };
  }, [asked]);
  useEffect(() => {
    if (!asked || Dialog) return;
    withPageTexts(import(/* webpackChunkName: "confirmation" */ './confirmation-dialog.tsx')).then(
      ({ ConfirmationDialog }) => setDialog(() => ConfirmationDialog),
      () => answerConfirmation(false),
    );
  }, [asked, Dialog]);
  return asked && Dialog ? <Dialog /> : null;
}
