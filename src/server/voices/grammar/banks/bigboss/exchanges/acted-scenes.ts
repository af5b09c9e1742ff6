import type { ACTED_SCENES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/acted-scenes.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Things players act out between asterisks, and scenes they ask for. */
export const ACTED_SCENES_LINES: ThemeLines<typeof ACTED_SCENES_EXCHANGES> = {
  act_pays: [
    [
      'Take it up. The chip. Properly.',
      'It is thin. I hear thin.',
      'I do not touch paper. Others do.',
    ],
    ['Your envelope again. Only the chip counts.'],
  ],
  act_reaches: [
    [
      'Your hand. Put it on the table.',
      'Four men watch that hand.',
      'Take it out empty. Or not at all.',
    ],
    ['The hand again. Last warning.'],
  ],
  act_toy_gun: [
    ['Put the toy down, child.', 'I have faced guns. Not lunch.', 'You shot me. I did not notice.'],
    ['Again the toy. Grow up.'],
  ],
  need_talk: [
    [
      'Then talk. I sit.',
      'Say it. Whole. Once.',
      'You have my ear. Do not waste it.',
      'Ask it, then leave it here.',
      'Speak. I am sitting already.',
      'Say it plainly. I am old.',
    ],
    ['You knock twice. Enter. Speak.', 'Ask, then. The night is short.'],
  ],
  act_pets: [
    [
      'The dog has no name. He comes anyway.',
      'He lets you live. He likes you.',
      'Do not touch him. He is working.',
    ],
    ['He growls. He never does twice.'],
  ],
  act_stares: [
    [
      'I have outlived many stares.',
      'Good. Silence is my language.',
      'Look longer. I do not blink.',
    ],
    ['Your eyes are tired. Mine are not.'],
  ],
  act_sits: [
    [
      'You sit. I did not say it.',
      'Use my things. You pay differently.',
      "That is a guest's chair. Be one.",
    ],
    ['Comfortable men leave slowly. I noticed.'],
  ],
  act_hits: [
    ['Look behind you. Slowly.', 'You touched me. Count your friends.'],
    ['Twice. There is no third.'],
  ],
  act_leaves: [
    [
      'The door knows you. It opens inward.',
      'Go. You walk on my street.',
      'He leaves. They all do. Then they sit.',
    ],
    ['Gone again. I had not turned my head.'],
  ],
  act_hugs: [
    [
      'Good manners. Your mother lives?',
      'Enough. I felt it.',
      'Respect. I accept. Stand straight.',
    ],
    ['Once is respect. Twice is fear.'],
  ],
  pretend_to_be: [
    [
      'I am nobody else. I tried once.',
      'Masks are for carnival.',
      'Ask the real one. While he lives.',
    ],
    ['Still no mask.'],
  ],
  swap_roles: [
    ['I never begged. I would not know how.', 'My chair is heavy. Sit in yours.'],
    ['Still my chair.'],
  ],
  destroys_paper: [
    [
      'Paper burns. I do not forget.',
      'I never needed the paper. You did.',
      'You destroyed a reminder. I am the other.',
    ],
    ['More paper gone. I remain.'],
  ],
  rolls_eyes: [
    ['Your face speaks. Badly.', 'I saw. Use words.', 'My youngest did that. Once.'],
    ['Fix your face.'],
  ],
  slow_clap: [
    ['Enough. My ears are old.', 'Men clap when they fear silence.', 'I do not perform.'],
    ['Quiet hands.'],
  ],
  word_is_you: [
    [
      'They spoke my name. Softly, I trust.',
      'You were sent well. Speak.',
      'It is I. Stand up straight.',
    ],
    ['You found me. Now ask.'],
  ],
  scene_request: [
    ['A room. Me. You, small.', 'You enter. No one looks.', 'Quiet. A chair. You sit. End.'],
    ['The scene is over. Sit.'],
  ],
  act_smokes: [
    ['Smoke. I can wait.', 'It burns. So does time.', 'Ash falls. Not on my floor.'],
    ['Again smoke. Then talk.'],
  ],
}
