/** Figures of speech, each with the plain words that it means. Their nouns are not what the message is about. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phone|battery|line|radio|car)s? (?:is |was |went )?dead\b/g, 'phone is broken'],
  [
    /\b(?:it(?:s| is) )?(?:raining |pouring )(?:cats and dogs|buckets)\b|\bcats and dogs\b/g,
    'raining',
  ],
  [/\b(?:let me |ill |i have to |i gotta |i need to |gotta )?sleep on it\b/g, 'think about it'],
  [/\b(?:cost(?:s|ing)? )?(?:me )?an arm and (?:a|one) leg\b/g, 'too expensive'],
  [/\bpiece of cake\b|\bwalk in the park\b|\beasy as pie\b/g, 'easy'],
  [/\bbreak a leg\b|\bfingers crossed\b|\bknock on wood\b/g, 'luck'],
  [/\bunder the weather\b|\bsick as a dog\b/g, 'sick'],
  [/\bcold feet\b|\bchicken(?:ed|ing)? out\b/g, 'afraid'],
  [/\bhold your horses\b/g, 'wait'],
  [/\brat race\b/g, 'my job'],
  [/\bkick(?:ed)? the bucket\b|\bbit the dust\b/g, 'died'],
  [/\b(?:sick and )?tired of\b/g, 'fed up with'],
  [/\b(?:dead|dying) (?:broke|tired|serious|wrong|right|easy|to)\b/g, 'very'],
  [/\b(?:is|are|its|was) killing me\b/g, 'hurts'],
  [/\bkilling it\b/g, 'doing well'],
  [/\b(?:on|skating on) thin ice\b|\bin hot water\b|\bin deep water\b/g, 'in trouble'],
  [/\bbreak the ice\b/g, 'say hello'],
  [/\bwhen pigs fly\b|\bwhen hell freezes over\b/g, 'never'],
  [/\b(?:let the cat out of the bag|spill(?:ed)? the beans)\b/g, 'told'],
  [/\bcat got your tongue\b/g, 'why so quiet'],
  [/\belephant in the room\b|\bbeat(?:ing)? around the bush\b/g, 'the point'],
  [/\bbite the bullet\b/g, 'do it'],
  [/\b(?:shoot|shooting) the breeze\b/g, 'talk'],
  [/\blong story short\b|\bat the end of the day\b|\bspeak of the devil\b/g, 'so'],
  [/\b(?:same )?old dog\b|\bdog eat dog\b/g, 'hard'],
  [/\b(?:a )?fish out of water\b/g, 'new here'],
  [/\bbread and butter\b/g, 'living'],
]

/** Returns a plain text with its figures of speech replaced by what they mean. */
export function withoutIdioms(plain: string): string {
  return IDIOMS.reduce((text, [pattern, meaning]) => text.replace(pattern, meaning), plain)
}
