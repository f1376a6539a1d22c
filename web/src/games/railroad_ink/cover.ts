// The picture on the cover, 300 × 420: flat colours, one disc of r 62, a train or a line.
export const scene = (): string => `
  <rect width="300" height="420" fill="#B5271D"/><rect width="300" height="92" fill="#941A16"/><rect y="88" width="300" height="56" fill="#A4201A"/>
  <circle cx="150" cy="124" r="62" fill="#F2932F"/><circle cx="150" cy="124" r="45" fill="#F9BE57"/><circle cx="150" cy="124" r="28" fill="#FDDF95"/>
  <path d="M0 262L46 236 124 118H176L254 236 300 262V300H0Z" fill="#4A1414"/><path d="M176 118L254 236 300 262V300H170C188 240 166 180 158 118Z" fill="#320C0F"/>
  <path d="M124 118Q137 127 150 120T176 118L184 130Q174 142 172 164T160 206 152 168 140 182 130 148 116 130Z" fill="#F2932F"/><path d="M136 121Q150 130 164 121L168 134Q158 142 156 172Q149 150 143 152Q140 136 133 132Z" fill="#FFF1C7"/>
  <g transform="rotate(-40 234 76)"><path d="M234 67L318 74 234 86Z" fill="#F2932F"/><path d="M234 70L290 75 234 82Z" fill="#FFF1C7"/><circle cx="232" cy="76" r="11.5" fill="#2B0A0C"/><circle cx="229" cy="73" r="3.2" fill="#7A3028"/></g>
  <path d="M0 246H300V420H0Z" fill="#FBF3E0"/><path d="M0 246H300" stroke="#231013" stroke-width="3"/><path d="M50 246V420M100 246V420M150 246V420M200 246V420M250 246V420M0 296H300" stroke="#E4D2B4" stroke-width="1.5"/>
  <g fill="none" stroke="#231013"><path d="M-4 271H50A25 25 0 0 1 75 296V350" stroke-width="19"/><path d="M-4 271H50A25 25 0 0 1 75 296V350" stroke="#fff" stroke-width="14.5"/><path d="M-4 271H50A25 25 0 0 1 75 296V350" stroke-width="1.5" stroke-dasharray="6 5"/>
  <path d="M304 271H150A25 25 0 0 0 125 296V350" stroke-width="17" stroke-dasharray="2.5 4.6"/><path d="M304 266.5H150A29.5 29.5 0 0 0 120.5 296V350M304 275.5H150A20.5 20.5 0 0 0 129.5 296V350" stroke-width="2.1"/></g>
  <g transform="translate(214 273) rotate(-58)"><path d="M0 0L22 -7H96Q104 -7 104 0T96 7H22Z" fill="#FBF3E0" stroke="#231013" stroke-width="2"/><path d="M0 0L22 -7V7Z" fill="#F2932F" stroke="#231013" stroke-width="2" stroke-linejoin="round"/><path d="M0 0L8 -2.5V2.5Z" fill="#231013"/><path d="M34 -7H44V7H34Z" fill="#B5271D" stroke="#231013" stroke-width="1.5"/></g>`;
