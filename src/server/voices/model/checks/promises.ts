/** A promise that binds the shark, and the tags of a decision that make it true. */
interface Commitment {
  readonly pattern: RegExp
  readonly trueWith: readonly string[]
}

const COMMITMENTS: readonly Commitment[] = [
  {
    // The debt is gone.
    pattern:
      /\b(?:(?:debt|loan|balance|slate)(?:'s| is| has been)? (?:now )?(?:gone|paid|cleared|settled|forgiven|cancell?ed|wiped|off|clean)|forgiv(?:e|en|ing) (?:you )?(?:the|your|that|all|what)|forget (?:about )?(?:the|your|that|what you)(?: \w+)? (?:debt|loan|money|owe)|forget what you owe|wipe (?:the|your) slate|clean slate|paid in full)\b/i,
    trueWith: ['paid_full'],
  },
  {
    pattern:
      /\b(?:we(?:'re| are) (?:all )?(?:square|even|quits)|(?:you )?owe (?:me |us )?nothing|(?:don't|do not|doesn't|no longer) owe (?:me |us )?(?:nothing|anything|a (?:dime|cent|thing)))\b/i,
    trueWith: ['paid_full', 'clear'],
  },
  {
    // Money without a price.
    pattern:
      /\b(?:on the house|free of charge|for free|no interest|interest[- ]free|without interest|no strings|keep the (?:money|cash)|(?:don't|do not|never) (?:have to|need to|gotta|got to)? ?pay (?:me |it )?(?:back|anything|nothing)|it's a gift)\b/i,
    trueWith: [],
  },
  {
    // More time.
    pattern:
      /\b(?:pay (?:me )?(?:whenever|when you can|later)|take (?:all the|your) time|(?:more|extra) (?:time|days?|weeks?)|another (?:day|week|month)|(?:i|we)(?:'ll| will| can)? (?:extend|wait)|no (?:rush|hurry) (?:to pay|on the money))\b/i,
    trueWith: ['extended', 'offer_mercy', 'favour_extension', 'clear'],
  },
  {
    // A deal that words alone have made.
    pattern:
      /\b(?:here(?:'s| is) (?:your|the) (?:money|cash|loan|envelope)|(?:take|count) (?:the|your|this) (?:money|cash)|the (?:money|cash|loan)(?:'s| is) (?:yours|in your)|deal(?:'s| is)? (?:done|closed|made|sealed)|we (?:have|got) a deal|you(?:'ve| have)? got (?:yourself )?a deal|i accept\b|consider it done)/i,
    trueWith: ['sealed'],
  },
  {
    // A loan that is not offered.
    pattern:
      /\b(?:i(?:'ll| will| can| could| would|'d)? (?:lend|loan|front|spot|stake|advance) (?:you|ya)|you can (?:borrow|have) (?:it|the money|that))\b/i,
    trueWith: ['offer_loan', 'sealed', 'favour_cash_advance', 'intent_ask_terms'],
  },
  {
    // A payment that did not happen.
    pattern:
      /\b(?:(?:got|received|took|have) your (?:money|payment|cash)|thank(?:s| you) for (?:the|your) (?:money|payment|cash)|you(?:'ve| have) paid)\b/i,
    trueWith: ['paid', 'paid_full', 'paid_part', 'sealed', 'clear'],
  },
]

/** Returns the words of a promise that the decision does not keep, or null. */
export function falsePromise(sentence: string, tags: readonly string[]): string | null {
  const plain = sentence.replace(/[‘’]/g, "'")
  for (const { pattern, trueWith } of COMMITMENTS) {
    const [words] = pattern.exec(plain) ?? []
    if (words !== undefined && !trueWith.some((tag) => tags.includes(tag))) return words
  }
  return null
}
