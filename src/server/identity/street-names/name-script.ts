/** The writing systems of names: scripts in everyday use, and combinations that are written together. */
const WRITING_SYSTEMS = [
  ...[
    'Latin Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada',
    'Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
  ].flatMap((names) => names.split(' ').map((name) => [name])),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
].map(
  (scripts) =>
    new RegExp(`^[${scripts.map((name) => `\\p{Script_Extensions=${name}}`).join('')}]$`, 'u'),
)
/** Characters that belong to a script: letters, marks and digits, without 0-9, which all scripts use. */
const SCRIPTED = /(?![0-9])[\p{L}\p{M}\p{Nd}]/u
/** Marks that all scripts use, such as a combining accent. */
const ANY_SCRIPT_MARK = /^\p{Script_Extensions=Inherited}$/u
/** Invisible characters: joiners, fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** More marks on one letter than any language uses. */
const PILED_MARKS = /\p{M}{3}/u

/** Whether all characters of a name are visible and belong to one writing system. */
export function isInOneScript(name: string): boolean {
  if (INVISIBLE.test(name) || PILED_MARKS.test(name)) return false
  const scripted = [...name].filter((char) => SCRIPTED.test(char) && !ANY_SCRIPT_MARK.test(char))
  return WRITING_SYSTEMS.some((system) => scripted.every((char) => system.test(char)))
}
