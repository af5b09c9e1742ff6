import type { TRUST_AND_SNITCHES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/trust-and-snitches.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Trust, untruths, secrets, informers and undercover police. */
export const TRUST_AND_SNITCHES_LINES: ThemeLines<typeof TRUST_AND_SNITCHES_EXCHANGES> = {
  wearing_wire: [
    [
      'No. Silence is my trade.',
      'I wear wool. Nothing under it.',
      'The walls are mine. They are deaf.',
    ],
    ['No wire. Ask no third time.'],
  ],
  im_a_cop: [
    [
      'I know every badge. Not yours.',
      'Police come to my back door. For bread.',
      'If you were, you would not say it.',
      'Then arrest me. I need the rest.',
      'Police knock. You asked for a chair.',
    ],
    ['Again a policeman. Show me. Or eat.', 'Still no badge. Sit.'],
  ],
  feds_rat: [
    ['I know. He knows I know.', 'Who talks, stops. Always.', 'Bring a name. Or bring nothing.'],
    ['You warned me. It was already done.'],
  ],
  sells_secret: [
    ['I knew it. Before you.', 'Secrets come to me free.', 'You sell whispers. Find honest work.'],
    ['You still sell it. I still know it.'],
  ],
  keep_my_secret: [
    [
      'Speak. I have buried bigger things.',
      'Tell a grave. Or tell me. The same.',
      'I knew. Go on.',
    ],
    ['I still hold the first one.'],
  ],
  call_police: [
    ['The judge plays bocce with me.', 'Tell them. Then look for a quiet town.'],
    ['You said police. I heard it twice.'],
  ],
  spy_for_you: [
    [
      'I have eyes. They are better dressed.',
      'A man who sells them sells me.',
      'I heard it yesterday.',
    ],
    ['Keep your ears. Wash your mouth.'],
  ],
  i_lied_to_you: [
    [
      'I knew. I waited for this.',
      'You lied. You told me. Half forgiven.',
      'A fox laughs. The dog is patient.',
    ],
    ['I knew that, too.'],
  ],
  trust_me: [
    [
      'Not yet. Pay once. Then ask.',
      'Trust is built. Like walls. Slowly.',
      'Trust is paid in days kept.',
      'Pay. Be polite. Then ask again.',
    ],
    ['You ask again. That lowers it.', 'Trust does not come by asking twice.'],
  ],
  snitched_on_me: [
    [
      'Your heat spoke. Nobody else had to.',
      'Not mine. Mine are mute.',
      'Who smiled after? That one.',
    ],
    ['Stop asking who. Grow quiet.'],
  ],
  are_you_police: [
    ['Not the police. They ask me.', 'I lend. They arrest. I am slower.', 'No badge. No need.'],
    ['Still no badge.'],
  ],
  no_snitch: [
    ['Good. Then be silent.', 'Who is silent lives here.', 'I did not ask. Others will.'],
    ['Twice you said it. Silence is once.'],
  ],
  dont_lie_to_me: [
    [
      'I do not lie. I leave things out.',
      'Truth, then. It is short here.',
      'You know liars. I bury them.',
    ],
    ['You ask twice. The truth has not moved.'],
  ],
  dont_rat: [
    [
      'My word. It does not bend.',
      'Police ask me. I offer them coffee.',
      'I told nobody my own name. Sleep.',
    ],
    ['You have my word. One is enough.'],
  ],
  can_i_trust_you: [
    [
      'My word has stood for forty years.',
      'I do what I say. All of it.',
      'Trust the paper. Then me.',
      'Good. Trust is for wives.',
      'I promised your grandfather less. He got it.',
      'Do not trust. Watch. Then decide.',
    ],
    ['You doubt twice. Ask the old ones.', 'You doubt. You still came.'],
  ],
}
