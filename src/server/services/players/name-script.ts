/** The writing systems that a name may be in: the scripts in everyday use, and those that are written together. */
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
/** What is counted to a script: letters, marks and digits, without the digits that stand with every script. */
const SCRIPTED = /(?![0-9])[\p{L}\p{M}\p{Nd}]/u
/** Marks that stand with any script, such as an accent without a letter of its own. */
const ANY_SCRIPT_MARK = /^\p{Script_Extensions=Inherited}$/u
/** Characters without a picture: joiners, fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u
/** More marks on one letter than a language writes. */
const PILED_MARKS = /\p{M}{3}/u

/** Returns whether a name is written in one script and every character of it can be seen. */
export function isInOneScript(name: string): boolean {
  if (INVISIBLE.test(name) || PILED_MARKS.test(name)) return false
  const scripted = [...name].filter((char) => SCRIPTED.test(char) && !ANY_SCRIPT_MARK.test(char))
  return WRITING_SYSTEMS.some((system) => scripted.every((char) => system.test(char)))
}
