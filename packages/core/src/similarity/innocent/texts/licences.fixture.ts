const mit = (holder: string, year: number) =>
  `Copyright (c) ${year} ${holder}\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.`;

const bsd = (holder: string, product: string) =>
  `Redistribution and use of ${product} in source and binary forms, with or without modification, are permitted provided that the following conditions are met:\n\n1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.\n\n2. Neither the name of ${holder} nor the names of its contributors may be used to endorse or promote products derived from this software without specific prior written permission.`;

const isc = (word: string) =>
  `Permission to use, copy, modify, and/or distribute this ${word} for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE.`;

const apache = (year: number, holder: string) =>
  `Copyright ${year} ${holder}\n\nLicensed under the Apache License, Version 2.0 (the "License"); you may not use this file except in compliance with the License. You may obtain a copy of the License at the address below. Unless required by applicable law or agreed to in writing, software distributed under the License is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.`;

const gpl = (program: string) =>
  `${program} is free software: you can redistribute it and/or modify it under the terms of the GNU General Public License as published by the Free Software Foundation, either version 3 of the License, or (at your option) any later version. ${program} is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.`;

const cc = (work: string) =>
  `${work} is licensed under a Creative Commons Attribution 4.0 International Licence. You are free to share, copy and redistribute the material in any medium or format, and to adapt, remix and build upon the material for any purpose, even commercially, under the following terms: you must give appropriate credit, provide a link to the licence, and indicate if changes were made.`;

const eula = (product: string, company: string) =>
  `Subject to the terms of this licence, ${company} grants you a limited, non-exclusive, non-transferable, revocable licence to install and use one copy of ${product} on a single device. You may not copy, modify, reverse engineer, decompile, rent, lease or sublicense the software. All rights not expressly granted are reserved by the licensor.`;

/** Licences that two products have in common; only holder, product and year are their own. */
export const licences: string[] = [
  mit('Ada Brook', 2014),
  mit('The Heron Project', 2022),
  bsd('the University of Turku', 'this library'),
  bsd('Kestrel Labs', 'the Kestrel compiler'),
  isc('software'),
  isc('package'),
  apache(2016, 'Otter Systems'),
  apache(2024, 'Jun Aoki'),
  gpl('Sundial'),
  gpl('Windrose'),
  cc('This handbook'),
  cc('This map of the fens'),
  eula('Larkspur', 'Meadow Software'),
  eula('Tideglass', 'Harbour Tools'),
  `${mit('Ines Vidal', 2020)}\n\n${isc('module')}`,
  `${mit('Karl Fuchs', 2011)}\n\n${isc('program')}`,
  `${apache(2019, 'Plover')}\n\n${bsd('Plover', 'Plover')}`,
  `${apache(2021, 'Dunlin Inc.')}\n\n${bsd('Dunlin Inc.', 'Dunlin')}`,
  `${gpl('Almanac')}\n\n${cc('The manual of Almanac')}`,
  `${gpl('Perigee')}\n\n${cc('The manual of Perigee')}`,
  `You may not sublicense, assign or transfer this licence. You must not remove any proprietary notices or labels on the Software. This licence is effective until terminated and will terminate automatically if you fail to comply with any of its terms. Upon termination you must destroy all copies of the Software. The Software is provided as is, without warranty of any kind.`,
  `You may not sublicense, assign or transfer this licence. You must not remove any proprietary notices or labels on the Font. This licence is effective until terminated and will terminate automatically if you fail to comply with any of its terms. Upon termination you must destroy all copies of the Font. The Font is provided as is, without warranty of any kind.`,
  'This work is free. You can redistribute it and modify it under the terms set out below. The licensor permits you to make, use and distribute derivative works, provided that every copy carries a prominent statement of what was changed. Nothing in this licence restricts rights that you have under fair use. If you bring a patent claim against any contributor, your rights under this licence end.',
  'This work is free. You can redistribute it and modify it under the terms set out below. The licensor permits you to make, use and distribute derivative works, provided that every copy carries a prominent statement of what was changed. Nothing in this licence restricts rights that you have under fair use. If you bring a patent claim against any contributor, your rights under this licence end.',
];
