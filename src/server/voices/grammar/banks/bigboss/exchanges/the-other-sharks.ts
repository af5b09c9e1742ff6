import type { THE_OTHER_SHARKS_EXCHANGES } from '#src/rules/sharks/exchanges/themes/the-other-sharks.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** What players ask and say about the other sharks. */
export const THE_OTHER_SHARKS_LINES: ThemeLines<typeof THE_OTHER_SHARKS_EXCHANGES> = {
  nicest_shark: [
    [
      'Nice is Tommy. I am the end.',
      'Vinnie barks. Carmela writes. I decide.',
      'The quiet one. Always.',
      'The nice one is in Queens.',
      'The worst? He speaks least.',
      'Three of them shout. I do not.',
    ],
    ['I do not rank. They do.', 'You rank us. From below.'],
  ],
  other_says_me: [
    [
      'They say little. You are still small.',
      'They know if you pay. Enough.',
      'Your name was said. Not loudly.',
      'They say little. Keep it so.',
      'Your name reached me. Once. Unstained.',
      'Look in your ACCOUNT. Men exaggerate.',
    ],
    ['Nothing new. That is good.', 'They have not said more.'],
  ],
  sharks_couple: [
    [
      'They work. They do not court.',
      'I would know. I know. No.',
      'Love there? I would have heard laughing.',
      'Love between wolves. A bad fable.',
      'Gossip for hairdressers.',
    ],
    ['No wedding. I would be asked first.', 'Enough of hearts.'],
  ],
  vinnie_shuts_up: [
    ['He barks. He bites, too.', 'He is quiet here.', 'Vinnie talks. I own the silence.'],
    ['Vinnie again. Pay him. It stops.'],
  ],
  tell_others_debt: [
    [
      'They tell me. I tell no one.',
      'Be on time. Silence is free then.',
      'The late are known to all.',
    ],
    ['Silence, I said. Earn it.'],
  ],
  they_badmouth_you: [
    [
      'They say it far from me. Wise.',
      'You carry words. Careful. They leak.',
      'Say who. Then say it again.',
    ],
    ["Still carrying other men's words."],
  ],
  who_would_win: [
    [
      'They fight. I keep the ring.',
      'A finger is not stronger than the hand.',
      'Ask them. They will point here.',
    ],
    ['You still compare. I do not.'],
  ],
  four_at_dinner: [
    [
      'They come when I call. They eat little.',
      'Four chairs. One has arms.',
      'Friends? I have fingers.',
    ],
    ['They sit apart. I placed them.'],
  ],
  told_not_to_pay: [
    ['They said it. They did not try it.', 'Bring me the man who said so.'],
    ['That adviser is quiet now.'],
  ],
  handle_another: [
    [
      'Be on time. All doors know that knock.',
      'With me, say less. With them, too.',
      'Earn a name. Then one is called.',
    ],
    ['I told you. Silence and a watch.'],
  ],
  pass_a_message: [
    [
      'I carry nothing. Men carry for me.',
      'Say it to the face.',
      'They will hear. Everyone hears.',
    ],
    ['I am not your messenger.'],
  ],
  gave_him_better: [
    ['He asked better. Or he lies.', 'A man compares. A man stays poor.'],
    ['Him again. No.'],
  ],
  who_are_the_four: [
    ['Three who talk. And me.', 'Vinnie. Tommy. Carmela. Then nobody. Then me.'],
    ['Four. I am the last.'],
  ],
  tells_players: [
    [
      'I tell no customer of another.',
      'I speak little. Of you, nothing.',
      'Your words stay in this room.',
    ],
    ['Still in this room. All of it.'],
  ],
  named_was_better: [
    [
      'Better rates. Worse evenings.',
      'Then borrow there. The rate here stands.',
      'Rates differ. Ends do not.',
    ],
    ['You said. Nothing moved.'],
  ],
  opinion_of_one: [
    ['Useful. So is a shovel.', 'I think well of the quiet ones.', 'Good at work. I watch anyway.'],
    ['I said what I think.'],
  ],
}
