// What pages use, and neither the frame nor home does before something is opened: a file of its own.
export { forgetJoined, noteJoined, readJoined, refOf } from './cart/joined-lines.ts';
export { OwnedCourse, useOwnedSeats } from './cart/owned-course.tsx';
export { OwnedProduct } from './cart/owned-product.tsx';
export { undoMilliseconds, useUndoRemoval } from './cart/use-undo-removal.ts';
export { errorsUntilChanged, errorsUntilFilled } from './forms/errors-until-filled.ts';
export { useDraft } from './forms/use-draft.ts';
export {
  type FieldErrors,
  type FindErrors,
  fieldErrorsOf,
  focusHere,
  isPlausibleEmail,
  type Translate,
  useFormErrors,
} from './forms/use-form-errors.ts';
export { useSettled } from './forms/use-settled.ts';
export { oneOf, readListAddress } from './listing/list-address.ts';
export { useListingTexts } from './listing/use-listing-texts.ts';
export { type CsvCell, csvFile, csvText } from './shared/csv.ts';
export { saveFile } from './shared/save-file.ts';
export { useVisit } from './visits/use-visit.ts';
